/** Text that is already HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[]

/** An HTML template tag. Escapes inserted values, unless they are `Markup`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = texts[0]
  parts.forEach((part, i) => {
    text += written(part) + texts[i + 1]
  })
  return new Markup(text)
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('\n')
  return String(part).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** A table with column headers and, in the first column, row headers. The other columns are numbers. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${head.map(title => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
