import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss' },
  optimizeDeps: { entries: ['web/**/*.tsx'], include: ['react', 'react-dom/client', 'react-router/dom', 'zustand'] },
  server: { hmr: true },
});
