import 'virtual:fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/page.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fileUrl } from './client/address.ts'
import { applySettings } from './client/settings.ts'

// Colors of a game that pages outside its table need too.
import.meta.glob('./tables/*/look.css', { eager: true })

// Their addresses are relative to the first page; on a page in another folder the browser would not find them.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]'))
  icon.href = fileUrl(icon.href.split('/').at(-1) as string)

applySettings()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(fileUrl('offline.js'))
