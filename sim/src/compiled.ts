/** Worker threads load compiled code only. The sources are run by tests, which do without threads. */
export const COMPILED = import.meta.url.endsWith('.js')
