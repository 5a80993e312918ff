export { outboxData, serveOutbox } from './serve-outbox.ts'
