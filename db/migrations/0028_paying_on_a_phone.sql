-- The ways of a phone: out of its browser into WeChat (h5), inside WeChat (jsapi), Alipay's page for phones (wap).
alter table payment_attempt
  drop constraint payment_attempt_way_check,
  add constraint payment_attempt_way_check check (way in ('code', 'page', 'h5', 'jsapi', 'wap')),
  -- The page to which the phone comes back is found by it, in whatever browser and without a session.
  add column return_token text unique,
  -- The buyer's address as the gateway was told it: a repeat has to say the same.
  add column client_ip text,
  -- When `code_url` was given: what it opens does not live as long as the attempt.
  add column link_at timestamptz,
  -- The payer inside WeChat, and the state of the journey that asks WeChat who it is: a hash, used once.
  add column openid text,
  add column payer_state text;
