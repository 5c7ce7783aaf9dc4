import { Box, Text } from 'ink'
import type { ReactElement } from 'react'

/** Painted lines, one below the other; what is too long is cut and never wrapped. */
export function Lines({ lines, width }: { lines: readonly string[]; width?: number }): ReactElement {
  return (
    <Box flexDirection="column" flexShrink={0} {...(width === undefined ? {} : { width })}>
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place on the screen
        <Text key={row} wrap="truncate-end">
          {line === '' ? ' ' : line}
        </Text>
      ))}
    </Box>
  )
}
