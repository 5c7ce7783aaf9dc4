export type { Names } from '@holdout/table'
