/** Where operators pause a queue or a gateway, and set the mode of the mall. */
export const pausesHref = '/business/pauses'
