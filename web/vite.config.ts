import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    manifest: true,
    // One sheet for all screens: small as a whole, asked for once, and no screen arrives before its looks.
    cssCodeSplit: false,
    // A data: URL for a small asset would be one more thing the policy has to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Fewer, larger pieces compress better; the libraries keep their name from one release to the next.
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'kit', test: /web\/src\/ui\/(button|class-names|icons|visually-hidden|toast|scene|closing|chip)/ },
          ],
        },
      },
    },
  },
})
