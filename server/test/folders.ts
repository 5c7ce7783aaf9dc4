import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with web files. A file next to it must never be served. */
export function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!--page--><title>Holdout</title><!--/page--><noscript><!--text--><!--/text--></noscript><script src="./assets/a-123.js"></script>',
  )
  writeFileSync(join(folder, 'assets', 'a-123.js'), 'let a')
  writeFileSync(join(folder, '..', 'holdout-secret.txt'), 'secret')
  return folder
}
