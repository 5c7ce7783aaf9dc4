import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { gameIcons } from './build/game-icons.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages.ts'

// The sources of our packages, not their builds: one compiler, and a change shows at once.
const conditions = ['holdout-src', 'module', 'browser', 'development|production']

export default defineConfig({
  root: import.meta.dirname,
  base: './', // any file host, any folder
  plugins: [react(), gameIcons(), fonts(), pages(), offline()],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true, // the check of sizes reads it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // In chunks of their own these small files of all tables compress worse.
            {
              name: 'table',
              test: /src\/table\/(context|keys|room-keys|session|choosing|overlays|online-parts|shown-log|use-pointed|use-at-move)\.ts$/,
            },
          ],
        },
      },
    },
  },
})
