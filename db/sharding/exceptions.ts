/*
 * Why a key or a foreign key of a distributed table does not hold its column, and what is done about it before the table is
 * cut. `sharding.test.ts` wants a reason for each, and none that is no longer needed.
 */

interface Reason {
  why: string
  names: readonly string[]
}

function byName(reasons: readonly Reason[]): ReadonlyMap<string, string> {
  return new Map(reasons.flatMap(({ why, names }) => names.map((name) => [name, why] as const)))
}

/** Unique keys. */
export const keysWithout = byName([
  {
    why: 'What it names has one owner, so rows that the key keeps apart would lie on one machine: the column joins it.',
    names: [
      'aftersales_offer_open',
      'aftersales_refund_alive',
      'cart_line_id_key',
      'chat_message_id_key',
      'comment_order_line_id_key',
      'comment_source_hash_key',
      'footprint_id_key',
      'parcel_returned',
      'product_draft_goods',
      'search_history_id_key',
      'upload_pkey',
    ],
  },
  {
    // Numbers of orders too: their eight random digits within a second (`newCode`) would be the same once a day at 60 orders a second.
    why: 'Promised over all owners, or asked for before the owner is known: a table cut by this value claims it and leads to the owner.',
    names: [
      'account_identity_pkey',
      'account_login_key',
      'account_phone_key',
      'aftersales_refund_code_key',
      'orders_code_key',
      'parcel_sent',
      'payment_attempt_gateway_trade_no_key',
      'payment_attempt_out_trade_no_key',
      'payment_attempt_return_token_key',
      'payment_refund_out_refund_no_key',
      'picture_source_url_key',
      'product_picture_pkey',
      'purchase_code_key',
      'staff_invitation_code_hash_key',
      'web_push_subscription_endpoint_key',
    ],
  },
  {
    why: 'A number of a sequence, which all machines share: the column joins it.',
    names: [
      'chat_audit_pkey',
      'favourite_change_pkey',
      'price_log_pkey',
      'search_change_pkey',
      'shop_product_change_pkey',
      'stock_movement_pkey',
    ],
  },
  { why: 'A UUID, unique wherever it is made: it needs no promise.', names: ['account_session_id_key'] },
  {
    why: 'One conversation of a buyer with a shop: its id is computed from both instead of drawn, so that a second one is the same row.',
    names: ['chat_conversation_user_id_shop_id_key'],
  },
])

/** Foreign keys, by table and column. They are dropped: the rows that they name are never deleted. */
export const foreignKeysWithout = byName([
  {
    why: 'Names who wrote or acted; the row is cut by what they acted on, or not at all.',
    names: [
      'aftersales_offer.made_by',
      'answer.user_id',
      'bulk_change.user_id',
      'calendar_day.changed_by',
      'chat_agent.user_id',
      'chat_case.agent_id',
      'chat_message.sender_id',
      'chat_note.author_id',
      'chat_quick_reply.owner_id',
      'chat_ticket.answered_by',
      'comment_like.user_id',
      'feedback.answered_by',
      'front_page_draft.author_id',
      'front_page_preview.operator_id',
      'front_page_version.author_id',
      'help_version.author_id',
      'home_word_change.operator_id',
      'mall_pause.paused_by',
      'mall_setting.changed_by',
      'mall_setting_change.changed_by',
      'order_shop_remark.author_id',
      'person_event.operator_id',
      'product_draft.author_id',
      'product_import.user_id',
      'product_picture.user_id',
      'product_version.user_id',
      'question.user_id',
      'reconcile_case.resolved_by',
      'report.decided_by',
      'report_measure.answered_by',
      'report_measure.author_id',
      'report_measure.operator_id',
      'report_measure.outcome_by',
      'sale_queue.opened_by',
      'sale_queue_turn.user_id',
      'search_stopped_words.operator_id',
      'search_synonym_change.operator_id',
      'ship_sheet.user_id',
      'shop_application.answered_by',
      'shop_application_event.user_id',
      'shop_event.operator_id',
      'staff_act.user_id',
      'staff_invitation.invited_by',
      'staff_invitation.taken_by',
    ],
  },
  {
    why: 'Found by a secret; whose it is, is read from the row.',
    names: ['account_login_state.user_id', 'account_session.user_id', 'account_ticket.user_id'],
  },
  {
    why: 'Of one person, but read together with those of all: stays on one machine, or is cut by the conversation.',
    names: [
      'chat_conversation.user_id',
      'chat_ticket.user_id',
      'feedback.user_id',
      'report.user_id',
      'shop_application.user_id',
    ],
  },
  {
    why: 'What a shop, or the reconciliation, keeps of a row of a buyer: written by a job after it, and compared by check:books.',
    names: [
      'order_rating.order_id',
      'order_shop_remark.order_id',
      'reconcile_case.attempt_id',
      'reconcile_case.refund_id',
      'shop_refund.refund_id',
    ],
  },
  { why: 'A picture may be of several shops.', names: ['product_picture.ref'] },
])

/** Columns by which a table is cut although they may be null, by table and column: what is written in their place. */
export const ownersMissing = byName([
  { why: 'What concerns no conversation gets the id of who acted.', names: ['chat_audit.conversation_id'] },
  {
    why: 'Filled by a trigger; the rows of before get it, then it is not null.',
    names: ['order_shop_remark.shop_id'],
  },
  {
    why: 'What operators do belongs to no shop: it gets an id that stands for the mall.',
    names: ['staff_act.shop_id'],
  },
])
