/** Rows in columns, with numbers aligned to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), [])
  return rows.map(row =>
    `  ${row.map((cell, i) => (/^[\d.]+( %)?$/.test(cell) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}`.trimEnd(),
  )
}

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}
