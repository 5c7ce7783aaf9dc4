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

export function sectionTitle(section: string): string {
  return sections[section]
}
