export const ownFeedbackInput = { pageSize: 10 }
