export { detailOf } from '@holdout/thirty-seconds/table'
