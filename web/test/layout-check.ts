/** The declarations of a table for the layout check. All are CSS selectors within the frame. */
export interface LayoutRules {
  /** Card faces: their text is at least 13 px. */
  readonly cards: string
  /** Pieces that are not buttons. */
  readonly pieces: string
  /** Pieces that may lie on each other: stacks, fanned hands, marks on a piece. */
  readonly mayOverlap: string
  /** Regions that may scroll on a desktop, such as the log. */
  readonly mayScroll: string
}

interface Problem {
  readonly kind: string
  /** The class of the element, or its parent's class and its tag. */
  readonly at: string
  /** Its text, or what lies over it. */
  readonly detail: string
}

/** Runs in the page: everything that is wrong with the layout of the table now. */
export async function measure({ rules, desktop }: { rules: LayoutRules; desktop: boolean }): Promise<Problem[]> {
  const root = document.querySelector('.frame') as HTMLElement
  // Other font renderers draw text up to 3 % wider: a table that is full to the last pixel fits on this machine only.
  root.style.letterSpacing = '0.02em'
  await document.fonts.ready // the wider text may need letters of a font that is still being loaded
  // Tables that measure themselves draw again in the frame after a change of size.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  // Nothing is transparent to the check, but no frame is drawn: it ends before the next one.
  const { draw } = window as { draw?: (on: boolean) => void }
  draw?.(true)
  const LEAST = { text: 12, card: 13 }
  const SLACK = 2
  const mayScroll = `.log, ${rules.mayScroll}`
  const found = new Map<string, Problem>()
  const classOf = (element: Element | null): string => element?.classList[0] ?? ''
  const report = (kind: string, element: Element, detail = ''): void => {
    const near = element.closest('[class]:not([class=""], svg)')
    const at = near === element ? classOf(element) : `${classOf(near)} ${element.localName}`
    found.set(kind + at + detail, { kind, at, detail: detail.slice(0, 40) })
  }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const scaleOf = (element: Element): number => {
    let scale = 1
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { transform, scale: own, zoom } = styleOf(at)
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b)
      if (own !== 'none') scale *= Number.parseFloat(own)
      if (zoom !== '1') scale *= Number.parseFloat(zoom)
    }
    return scale
  }
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })
  const cutTo = (box: Box, by: Box): Box => ({
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  })
  const isCut = (box: Box, by: Box): boolean =>
    by.left - box.left > SLACK ||
    by.top - box.top > SLACK ||
    box.right - by.right > SLACK ||
    box.bottom - by.bottom > SLACK
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  /** The visible part of a box inside an element, and what cuts it: null, a scrolling region, or an edge. */
  const visible = (box: Box, inside: Element): { box: Box; cutBy: Element | null; scrolls: boolean } => {
    let rest = box
    let cutBy: Element | null = null
    let scrolls = false
    for (let at: Element | null = inside; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = styleOf(at)
      if (display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const edge = boxOf(at.getBoundingClientRect())
        if (!cutBy && isCut(rest, edge)) {
          cutBy = at
          scrolls = /auto|scroll/.test(overflowX + overflowY)
        }
        rest = cutTo(rest, edge)
      }
      if (position === 'fixed') break
    }
    if (!cutBy && isCut(rest, window_)) cutBy = document.body
    return { box: cutTo(rest, window_), cutBy, scrolls }
  }
  /** Reports a part that cannot be seen. Returns what can be seen of it. */
  const checkInside = (kind: string, box: Box, element: Element, text: string): Box => {
    const { box: rest, cutBy, scrolls } = visible(box, element)
    const allowed = scrolls && (!desktop || element.closest(mayScroll))
    if (cutBy && !allowed && (desktop || !inScroller(element)))
      report(`${kind} cut`, element, `${text}, by ${classOf(cutBy)}`)
    return rest
  }
  const inScroller = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(styleOf(at).overflowX + styleOf(at).overflowY)) return true
    return false
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    styleOf(element).clipPath !== 'inset(50%)' && // only for a screen reader
    !element.closest('.visually-hidden, [data-testid="announcer"], dialog, .notice, .callout, .hits')

  const isOpaque = (element: Element): boolean => {
    if (element instanceof SVGElement) return false
    const { backgroundColor, backgroundImage } = styleOf(element)
    const [, alpha = '1'] = /, ([\d.]+)\)$/.exec(backgroundColor.replace('rgb(', '')) ?? []
    return backgroundImage !== 'none' || (backgroundColor.startsWith('rgb(') ? true : Number(alpha) > 0.3)
  }

  /** Whether a word continues in the next line. */
  const isBroken = (node: Text): boolean => {
    const range = document.createRange()
    return [...node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].some(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()]
      return lines.some(({ top, width }) => width > 0 && top > lines[0].bottom - 1)
    })
  }

  // Texts.
  const texts: { box: Box; element: Element; text: string }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element
    const text = node.textContent?.trim() ?? ''
    if (text === '' || !isShown(element)) continue
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element)
    const least = element.closest(rules.cards) ? LEAST.card : LEAST.text
    if (size < least - 0.05) report('small text', element, `${size.toFixed(1)} px: ${text}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const full = boxOf(range.getBoundingClientRect())
    const told = element.closest('[title], [aria-label]')
    const saidElsewhere =
      told !== null &&
      root !== told &&
      root.contains(told) &&
      `${told.getAttribute('title')} ${told.getAttribute('aria-label')}`.includes(text)
    const { overflowX, overflowY } = styleOf(element)
    const clips = /hidden|clip/.test(overflowX + overflowY)
    const clipped =
      clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    if (clipped && !saidElsewhere) report('text without a title', element, text)
    const { cutBy } = visible(full, element)
    const shortened = cutBy !== null && saidElsewhere && styleOf(cutBy).textOverflow === 'ellipsis'
    if (!clipped && !shortened) checkInside('text', full, element, text)
    // Each line for itself: what lies between the lines of a text does not cover it.
    for (const line of range.getClientRects()) {
      const { box } = visible(boxOf(line), element)
      // The edge of a region that scrolls may cut a line: the pixels at the edge belong to what is beside it.
      const isSeen = box.right - box.left > line.width / 2 && box.bottom - box.top > line.height / 2
      if (isSeen && !isEmpty(box)) texts.push({ box, element, text })
    }
    if (!clipped && isBroken(node as Text)) report('word broken', element, text)
  }
  for (const { box, element, text } of texts) {
    if (element.closest(rules.mayOverlap)) continue
    for (const over of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (element.contains(over) || over.contains(element) || over.closest('.notice, .callout, .hits')) break
      if (!isOpaque(over)) continue
      report('text covered', element, `${text}, by ${classOf(over) || over.localName}`)
      break
    }
  }

  // Pieces.
  const pieces = [...root.querySelectorAll(`button, ${rules.pieces}`)].filter(isShown).flatMap(element => {
    const full = boxOf(element.getBoundingClientRect())
    if (isEmpty(full)) return []
    const box = checkInside('piece', full, element, element.getAttribute('aria-label') ?? element.textContent ?? '')
    return isEmpty(box) ? [] : [{ element, box, free: element.closest(rules.mayOverlap) !== null }]
  })
  for (const [i, a] of pieces.entries())
    for (const b of pieces.slice(i + 1)) {
      if ((a.free && b.free) || a.element.contains(b.element) || b.element.contains(a.element)) continue
      const both = cutTo(a.box, b.box)
      if (both.right - both.left > SLACK && both.bottom - both.top > SLACK)
        report('pieces overlap', a.element, `${a.element.textContent}, by ${classOf(b.element)}`)
    }
  if (document.documentElement.scrollWidth > innerWidth) report('page too wide', root)
  draw?.(false)
  root.style.letterSpacing = ''
  return [...found.values()]
}
