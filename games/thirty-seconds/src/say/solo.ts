import { SOLO_DECKS } from '../data/solo.ts'
import text from '../data/solo-text.en.json' with { type: 'json' }

export function soloStepText(step: string): string {
  return (text.steps as Readonly<Record<string, string>>)[step]
}

const chartTexts = text.chart as Readonly<Record<string, string>>
const sections = text.sections as Readonly<Record<string, string>>

/** The text of a chart entry. `who` is the kind of zombie that moves, `row` where a zombie enters. */
export function chartText(deed: string, who?: string, row?: number): string {
  return chartTexts[`${deed}-${who ?? row}`] ?? chartTexts[deed]
}

/** The text of a chart entry by its id. */
export function entryText(id: string): string {
  const entry = Object.values(SOLO_DECKS)
    .flatMap(({ chart }) => chart)
    .find(other => other.id === id)
  return entry ? chartText(entry.do, entry.who, entry.row) : id
}

export function sectionTitle(section: string): string {
  return sections[section]
}
