import { type Payments, PaymentsRefused } from '#ports/payments.ts'

const refuse = async (): Promise<never> => {
  throw new PaymentsRefused('plans_not_sold')
}
const nothingToDo = async () => undefined

/** Where nothing is sold: nobody pays, and nothing that may have been sold before goes on. */
export const noPayments = (): Payments => ({
  createCustomer: refuse,
  changeEmail: nothingToDo,
  deleteCustomer: nothingToDo,
  openCheckout: refuse,
  expireCheckout: nothingToDo,
  readCheckout: nothingToDo,
  previewChange: refuse,
  changeNow: refuse,
  scheduleChange: refuse,
  releaseSchedule: nothingToDo,
  setCancelAtPeriodEnd: nothingToDo,
  cancelNow: nothingToDo,
  refundAll: nothingToDo,
  refundLast: nothingToDo,
  portalUrl: refuse,
  invoices: async () => [],
  snapshot: async () => [],
  verifyWebhook: nothingToDo,
  undelivered: async () => [],
})
