import { runProgram } from '../programs/program.ts'
import { writeProtocolDocs } from './protocol-docs.ts'
import { writeVocabularies } from './words.ts'

export const usage = 'npm run format -- [file …]'

/** Puts right what a check would complain about and a program can write: format, safe fixes, generated tables. */
export async function main(files: readonly string[]): Promise<number> {
  await writeProtocolDocs()
  const vocabularies = await writeVocabularies()
  const formatted = await runProgram('biome', ['check', '--write', ...files], { show: true })
  if (!vocabularies.ok) console.error(vocabularies.output)
  return formatted.ok && vocabularies.ok ? 0 : 1
}
