/** A row of `push_event` as this process delivers it. */
export interface PushedEvent {
  id: number
  /** The transaction that wrote it. */
  xid: number
  channel: string
  event: string
  frame: object
  createdMs: number
}
