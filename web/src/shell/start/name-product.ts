import { brandProduct } from '@glimmer/contract/product'

// The server writes the name of an installation that has its own into the page (`application-name`, HTML Standard
// 4.2.5.1). Imported before anything that says the name.
brandProduct({ name: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content })
