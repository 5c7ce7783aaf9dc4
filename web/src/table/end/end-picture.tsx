/** The picture of an ending, as wide as the page or as small as a stamp. Decoration: the headline says the same. */
export function EndPicture({ drawing, className }: { readonly drawing: string; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 700 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes and numbers
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
