import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const response = await fetch(`/api/lines/${location.search.slice(1)}`)
const { text } = (await response.json()) as { text: string }
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement('h1', null, text))
