/** What the room needs besides the tools of every room. */
export interface ChatOptions {
  /** False where nobody answers for the mall, such as in a test environment: pages say so. */
  hasOfficialService: boolean
}
