import '../../src/look/tokens.css'
import '../../src/look/base.css'
import '../../src/look/page.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { applySettings } from '../../src/client/settings.ts'
import { TableRoom } from '../../src/table/table-room.tsx'
import { table as module } from '../../src/tables/generic/index.tsx'
import { ToyClient } from './toy-client.ts'

const client = new ToyClient()
applySettings()
createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(TableRoom, { client, module, id: null }),
)
