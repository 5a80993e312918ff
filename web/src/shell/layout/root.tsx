import { AccountProvider } from '#member/account-context.tsx'
import { ToastProvider } from '#platform/ui/toast.tsx'
import { Layout } from './layout.tsx'

/** What every screen stands in. */
export const Root = () => (
  <AccountProvider>
    <ToastProvider>
      <Layout />
    </ToastProvider>
  </AccountProvider>
)
