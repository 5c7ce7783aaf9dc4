export const notFoundText = {
  title: 'Page not found',
  heading: 'Page not found.',
  lead: (path: string) => `There is no page “${path}”.`,
  savedGames: 'My games',
} as const
