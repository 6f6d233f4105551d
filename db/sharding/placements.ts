/**
 * Where each table goes when one primary no longer carries the mall (docs/sharding.md). `sharding.test.ts` compares this with the
 * schema, and `exceptions.ts` says why a key or a foreign key does not hold its table's column.
 *
 * - A distributed table is cut by its column; tables of one group with the same value lie on the same machine.
 * - A reference table is copied to every machine: read and joined everywhere, written rarely.
 * - A local table stays on one machine.
 */
export type Placement = { tables: readonly string[] } & (
  | { kind: 'distributed'; group: string; column: string }
  /** Does not have its column yet, and gets it from the row that this one names. */
  | { kind: 'distributed'; group: string; column: string; from: string }
  | { kind: 'reference' | 'local'; why: string }
)

const byUser = { kind: 'distributed', group: 'user', column: 'user_id' } as const
const byShop = { kind: 'distributed', group: 'shop', column: 'shop_id' } as const
const byProduct = { kind: 'distributed', group: 'product', column: 'goods_id' } as const
const bySku = { kind: 'distributed', group: 'sku', column: 'sku_id' } as const
const byConversation = { kind: 'distributed', group: 'conversation', column: 'conversation_id' } as const

// prettier-ignore
export const placements: readonly Placement[] = [
  { ...byUser, column: 'id', tables: ['account'] },
  { ...byUser, tables: [
    'account_agreement', 'account_export', 'account_identity', 'account_recovery_code', 'account_second_step', 'account_staff',
    'address', 'aftersales_offer', 'aftersales_refund', 'cart_line', 'favourite', 'first_steps_hidden', 'follow', 'footprint',
    'goods_alert', 'goods_follow', 'idempotency_key', 'notice', 'operator_act', 'order_tally', 'orders', 'payment_attempt',
    'person_event', 'purchase', 'search_history', 'upload', 'user_setting', 'web_push_subscription',
  ] },
  { ...byUser, from: 'order_id', tables: ['order_event', 'order_line', 'parcel'] },
  { ...byUser, from: 'parcel_id', tables: ['parcel_line', 'parcel_trace'] },
  { ...byUser, from: 'refund_id', tables: ['aftersales_log'] },
  { ...byUser, from: 'attempt_id', tables: ['payment_attempt_order', 'payment_refund'] },
  { ...byUser, from: 'tx_id', tables: ['ledger_entry'] },

  { ...byShop, tables: [
    'aftersales_return_address', 'bulk_change', 'chat_hours', 'figures_due', 'order_key', 'order_rating', 'order_shop_remark',
    'order_shop_tally', 'product_day', 'product_draft', 'product_import', 'product_picture', 'shop_carriers', 'shop_day', 'shop_hour',
    'shop_product', 'shop_product_tally', 'shop_refund', 'shop_score', 'shop_size', 'shop_stock', 'ship_sheet', 'sold_name', 'staff_act',
    'staff_invitation',
  ] },
  { ...byShop, from: 'bulk_id', tables: ['bulk_change_item', 'bulk_change_product'] },
  { ...byShop, from: 'import_id', tables: ['product_import_refusal'] },
  { ...byShop, from: 'sheet_id', tables: ['ship_sheet_row'] },
  { ...byShop, from: 'act_id', tables: ['staff_act_end'] },

  { ...byProduct, tables: [
    'comment', 'comment_tag_tally', 'comment_tally', 'favourite_change', 'favourite_goods', 'goods_snapshot', 'product_version', 'question',
    'related_product', 'search_change', 'search_feed', 'search_goods', 'visit',
  ] },
  { ...byProduct, from: 'comment_id', tables: ['comment_like'] },
  { ...byProduct, from: 'question_id', tables: ['answer'] },

  { ...bySku, tables: ['price_log', 'shop_product_change', 'sku_sold', 'stock', 'stock_hold', 'stock_movement'] },

  { ...byConversation, column: 'id', tables: ['chat_conversation'] },
  { ...byConversation, tables: ['chat_audit', 'chat_case', 'chat_message', 'chat_note'] },

  // Alone: found by a secret, a number or a name of their own, before anybody knows whose they are.
  { kind: 'distributed', group: 'session', column: 'token_hash', tables: ['account_session'] },
  { kind: 'distributed', group: 'ticket', column: 'ticket_hash', tables: ['account_ticket'] },
  { kind: 'distributed', group: 'loginState', column: 'state_hash', tables: ['account_login_state'] },
  { kind: 'distributed', group: 'puzzle', column: 'id', tables: ['account_puzzle'] },
  { kind: 'distributed', group: 'turn', column: 'key', tables: ['account_password_try', 'account_turn'] },
  { kind: 'distributed', group: 'phone', column: 'phone', tables: ['account_sms_code'] },
  { kind: 'distributed', group: 'countedOrder', column: 'order_id', tables: ['catalog_counted_order'] },
  { kind: 'distributed', group: 'message', column: 'id', tables: ['payment_event'] },
  { kind: 'distributed', group: 'bill', column: 'number', tables: ['reconcile_line'] },
  { kind: 'distributed', group: 'picture', column: 'ref', tables: ['picture'] },

  { kind: 'reference', why: 'The catalogue, which carts, orders, searches and desks join: read everywhere, written by people.', tables: [
    'category', 'freight_template', 'goods', 'goods_import', 'import_batch', 'origin_place', 'product_video', 'product_video_file',
    'search_facet', 'shop', 'sku',
  ] },
  { kind: 'reference', why: 'Some rows that other tables name.', tables: ['calendar_day', 'payment_channel'] },

  { kind: 'local', why: 'What the mall knows of itself and its machines.', tables: [
    'app_setting', 'archived_part', 'backup_fact', 'health_fault', 'health_gateway', 'health_minute', 'health_process', 'health_statement',
    'health_trade', 'mall_pause', 'mall_setting', 'mall_setting_change', 'visit_key',
  ] },
  { kind: 'local', why: 'Written by operators, some rows a day, and cached by each process.', tables: [
    'front_page_draft', 'front_page_preview', 'front_page_version', 'hall_stop', 'hall_street', 'help_version', 'home_word',
    'home_word_change', 'search_stopped_words', 'search_synonym', 'search_synonym_change',
  ] },
  { kind: 'local', why: 'A queue of cases that operators work through, over all people and shops.', tables: [
    'chat_ticket', 'feedback', 'reconcile_case', 'reconcile_day', 'report', 'report_measure', 'shop_application', 'shop_application_event',
    'shop_event',
  ] },
  { kind: 'local', why: 'A sale is one row, and numbers all who wait for it in one order.', tables: ['sale_queue', 'sale_queue_turn'] },
  { kind: 'local', why: 'Some rows for each of those who answer chats, of all shops and the mall.', tables: ['chat_agent', 'chat_quick_reply'] },
  { kind: 'local', why: 'Computed by one job and read as a whole.', tables: [
    'catalog_version', 'category_follow', 'ranking_list', 'ranking_place', 'search_dictionary', 'search_step', 'search_word',
  ] },
  { kind: 'local', why: 'Read in the order of transactions, which several machines do not share: replaced before a table is cut.', tables: [
    'push_event',
  ] },
]
