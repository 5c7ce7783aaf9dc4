export function findBrowser(): string | null
export function findBrowsers(): readonly string[]
