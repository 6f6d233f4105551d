/** Products as files: export and import. */
export const productFilesHref = '/business/products/files'
