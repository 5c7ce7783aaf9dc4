/** A drawing of the game-icons collection: `import shotgun from 'icon:shotgun'`, then `<Icon of={shotgun} />`. */
export function Icon({
  of,
  title,
  names,
}: {
  readonly of: string
  readonly title?: string
  /** The id of the card that the drawing stands for: it is explained where the pointer rests. */
  readonly names?: string
}) {
  return (
    <svg
      className="icon"
      data-names={names}
      viewBox="0 0 192 192"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a path that our own build took from the icon package
      dangerouslySetInnerHTML={{ __html: of }}
    />
  )
}
