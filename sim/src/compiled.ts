/** Worker threads load only compiled code. Tests run the sources, without threads. */
export const COMPILED = import.meta.url.endsWith('.js')
