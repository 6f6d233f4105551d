/** The queue of the steps of an import. */
export const importJob = 'product-files.import'

export interface ImportJob {
  importId: string
}
