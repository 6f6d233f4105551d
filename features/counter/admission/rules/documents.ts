/** The kinds of documents: the business licence, who runs the business, and permits, trade marks or authorizations. */
export const documentKinds = ['licence', 'identity', 'permits'] as const
export type DocumentKind = (typeof documentKinds)[number]
export type Documents = Record<DocumentKind, string[]>

/** Whether an applicant of this kind has to send it. */
export function isNeeded(kind: 'company' | 'person', document: DocumentKind): boolean {
  return document === 'identity' || (document === 'licence' && kind === 'company')
}

/** The documents that are missing, in their order. */
export function missingDocuments(kind: 'company' | 'person', documents: Documents): DocumentKind[] {
  return documentKinds.filter((one) => isNeeded(kind, one) && documents[one].length === 0)
}
