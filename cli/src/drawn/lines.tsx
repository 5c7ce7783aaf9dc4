import { Box, Text } from 'ink'
import type { ReactElement } from 'react'

/** Lines with escape codes, one per row. Long lines are cut, not wrapped. */
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
