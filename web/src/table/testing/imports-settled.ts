import { afterAll, vi } from 'vitest'

// A table loads parts of itself late, such as its log. If a file ends meanwhile, the import fails, and the part stays
// broken for the next file of the worker.
afterAll(() => vi.dynamicImportSettled())
