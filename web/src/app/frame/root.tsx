import { ToastProvider } from '#ui/toast.tsx'
import { AccountProvider } from '../account/account.tsx'
import { Layout } from './layout.tsx'

/** What every screen stands in. */
export const Root = () => (
  <AccountProvider>
    <ToastProvider>
      <Layout />
    </ToastProvider>
  </AccountProvider>
)
