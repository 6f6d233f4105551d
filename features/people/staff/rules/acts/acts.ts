import type { ActKind } from '../../contract/act-calls.ts'

/** What was done, for each kind, as `actOf` names calls. */
const actsOfKind = {
  orders: [
    'deliver',
    'updateExpress',
    'sendAgain',
    'extendReceive',
    'saveOrderRemark',
    'printLabels',
    'startShipSheet',
    'saveCarriers',
  ],
  refunds: [
    'agreeRefund',
    'agreeReturn',
    'rejectRefund',
    'proposeRefund',
    'confirmReturn',
    'passInspection',
    'failInspection',
    'saveRefundEvidence',
    'saveReturnAddress',
    'setDefaultReturnAddress',
    'deleteReturnAddress',
    'offerRefund',
    'withdrawOffer',
    'arbitrate',
    'retryRefund',
    'offlineRefund',
  ],
  products: [
    'saveProductForm',
    'saveProductDraft',
    'dropProductDraft',
    'scheduleProduct',
    'saveProductPrice',
    'saveProductStock',
    'changeProductsOnSale',
    'startBulkChange',
    'cancelBulkChange',
    'answerMeasure',
    'startProductImport',
    'cancelProductImport',
    'undoBulkChange',
    'correctStock',
    'applyStockSheet',
    'saveLowStock',
    'saveFreightTemplate',
    'setDefaultFreightTemplate',
    'deleteFreightTemplate',
  ],
  shop: ['saveOwnShop'],
  answers: ['replyComment', 'answerQuestion'],
  service: [
    'chat/open',
    'chat/take',
    'chat/takeAll',
    'chat/transfer',
    'chat/release',
    'chat/close',
    'chat/reopen',
    'chat/recall',
    'chat/saveNote',
    'chat/saveQuickReply',
    'chat/deleteQuickReply',
    'chat/saveHours',
    'chat/answerTicket',
  ],
  team: [
    'inviteStaff',
    'sendInvitationAgain',
    'withdrawInvitation',
    'changeStaffRoles',
    'removeStaff',
    'signOutStaff',
    'exportStaffActs',
    'staff/acceptInvitation',
  ],
  signIn: [
    'staff/confirm',
    'staff/stepUp',
    'staff/changeAuthenticator',
    'staff/renewRecoveryCodes',
    'logout',
  ],
  money: ['repairIssue', 'checkBooks', 'reconcileDay', 'exportMoney'],
  mall: [
    'answerApplication',
    'readApplicantPhone',
    'queryPeople',
    'readPersonPhone',
    'signOutPerson',
    'blockPerson',
    'unblockPerson',
    'closeShop',
    'openShop',
    'limitShop',
    'addCategory',
    'renameCategory',
    'setCategoryReturns',
    'moveCategory',
    'mergeCategory',
    'deleteCategory',
    'handleReport',
    'closeMeasure',
    'answerFeedback',
    'saveSynonym',
    'switchSynonym',
    'saveHotWords',
    'saveStoppedWords',
    'saveFrontPageDraft',
    'publishFrontPage',
    'restoreFrontPage',
    'publishHelp',
    'saveSetting',
    'setWorkday',
    'retryJobs',
    'pausePart',
    'resumePart',
    'setMode',
    'openSaleQueue',
    'changeSaleQueue',
    'endSaleQueue',
    'setDemoFault',
    'clearDemoFaults',
  ],
} as const satisfies Record<ActKind, readonly string[]>

export type ActName = (typeof actsOfKind)[ActKind][number]

/** In the order in which pages list them. */
export const actKinds = Object.keys(actsOfKind) as ActKind[]

export function actsOf(kind: ActKind): readonly ActName[] {
  return actsOfKind[kind]
}

/** What shops do; the rest is for operators alone. */
export const kindsOfShops = actKinds.filter((kind) => kind !== 'money' && kind !== 'mall')

/** `POST /bizConsole/chat/take` and `POST /sysConsole/chat/take` are both `chat/take`. */
export function actOf(call: string): string {
  return call.replace(/^\w+ \/((biz|sys)Console\/)?/, '')
}

/** The calls that an act may be. */
export function callsOf(act: string): string[] {
  return ['bizConsole/', 'sysConsole/', ''].map((console) => `POST /${console}${act}`)
}
