import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InputError } from '@holdout/engine'
import { explainFile } from '../failures.ts'

/** Nothing that we read is longer; a whole disk image given by mistake should not fill the memory. */
const LONGEST = 64 * 1024 * 1024

/** A text file that somebody named. `expected` says what should be in it. */
export function readText(path: string, expected: string): string {
  let bytes: Buffer
  try {
    const found = statSync(path)
    if (found.isDirectory()) throw new InputError(`${path}: that is a folder; expected ${expected}.`)
    if (found.size > LONGEST)
      throw new InputError(`${path}: far too long (${Math.round(found.size / 2 ** 20)} MB); expected ${expected}.`)
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw explainFile(error, path, 'read')
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // falls through: no text in UTF-8
  }
  throw new InputError(`${path}: that is no text file; expected ${expected}.`)
}

/** Writes a whole file or nothing: beside it first, then renamed over it. */
export function writeWhole(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    refuseFolder(path)
    const file = openSync(beside, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error instanceof InputError ? error : explainFile(error, path, 'write')
  }
}

/** Refuses early what `writeWhole` would refuse late: before a long run, not after it. Leaves nothing behind. */
export function checkWritable(path: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    refuseFolder(path)
    closeSync(openSync(beside, 'wx'))
  } catch (error) {
    throw error instanceof InputError ? error : explainFile(error, path, 'write')
  } finally {
    rmSync(beside, { force: true })
  }
}

/** For a file that is to be written. */
export function refuseFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory())
    throw new InputError(`${path}: that is a folder; expected the name of a file to write.`)
}
