import { plain } from '@holdout/words'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** The buttons to use Jasper or not, in the order of the rules. */
export function JasperAnswers({ picking, short = false }: { readonly picking: Picking; readonly short?: boolean }) {
  const { scene, names } = useSession().state
  return scene.choices.map(({ move, text: say }) => {
    if (move.move !== 'use-jasper') return null
    const use = 'use' in move && move.use === true
    const piece = PIECE.jasper(use)
    const mark = move === picking.draft ? 'is-chosen' : picking.isHinted(piece) ? 'is-hinted' : ''
    return (
      <button key={piece} {...picking.button(piece)} {...movePointer(move)} className={`button button--open ${mark}`}>
        <Icon of={AIMS.jasper.icon} />
        {short ? (use ? text.jasper.use : text.jasper.keep) : plain(say, names)}
      </button>
    )
  })
}
