import { brandProduct } from '@glimmer/contract/product'

// To be imported before anything that says the product's name: sets it from the page's `application-name` (HTML Standard
// 4.2.5.1), which the server fills in where an installation has a name of its own.
brandProduct({ name: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content })
