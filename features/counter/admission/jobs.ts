import { deliverMessage, messageJob, type Message } from './actions/deliver-message.ts'
import { dropDocuments, dropJob, forgetApplicant, type DropDue } from './actions/forget.ts'
import type { AdmissionTools } from './actions/tools.ts'

/** Registers the messages about decisions, and the deletion of documents. */
export function admissionJobs(tools: AdmissionTools): void {
  tools.jobs.handle<Message>(messageJob, (message) => deliverMessage(tools, message))
  tools.jobs.handle<DropDue>(dropJob, (due) => dropDocuments(tools, due))
  tools.jobs.on('accounts/closed', 'admission', (closed) => forgetApplicant(tools, closed))
}
