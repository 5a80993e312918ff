import { becomeMember, openBrowser } from './browser.ts'
import { benchLoads } from './browser-loads.ts'
import { benchPresses } from './browser-presses.ts'
import { dataFolder } from './data-folder.ts'
import { benchEditor } from './editor.ts'
import { startProduct } from './product.ts'
import type { Figure } from './report.ts'
import { weighRoutes } from './weigh-routes.ts'

/** All that is measured in a browser: bytes a route, how screens arrive on a slow phone, how they answer to a press. */
export async function benchBrowser(): Promise<Figure[]> {
  const { path: dataDir, remove } = dataFolder()
  const { child, url } = await startProduct({ DATA_DIR: dataDir, IDENTITY_PORT: '43102' })
  const home = url.replace('127.0.0.1', 'localhost')
  const browser = await openBrowser()
  try {
    const member = await becomeMember(browser, home)
    const weights = await weighRoutes(browser, home, member)
    const signedIn = await browser.newContext({ storageState: member })
    const editor = await benchEditor(signedIn, home)
    await signedIn.close()
    return [
      ...weights,
      ...editor,
      ...(await benchLoads(browser, home, member)),
      ...(await benchPresses(browser, home, member)),
    ]
  } finally {
    await browser.close()
    await child.stop()
    remove()
  }
}
