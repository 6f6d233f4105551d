-- Owners invite people to their shop's staff by phone. The message carries a code; whoever opens it and proves the phone
-- joins the staff with the roles that were offered.
create table staff_invitation (
  id uuid primary key,
  shop_id uuid not null references shop,
  phone text not null,                                  -- E.164
  roles jsonb not null check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) > 0),
  locale text not null,                                 -- the language of the message
  code_hash bytea not null unique,
  invited_by uuid not null references account,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_count int not null default 1,                    -- messages asked for, the first included
  sent_at timestamptz not null default now(),           -- when the last of them was asked for
  send_state text not null default 'underWay' check (send_state in ('underWay', 'sent', 'failed')),
  ended_at timestamptz,
  taken_by uuid references account                      -- null for one that was withdrawn
);
create unique index staff_invitation_one_open on staff_invitation (shop_id, phone) where ended_at is null;
create index staff_invitation_shop on staff_invitation (shop_id, invited_at);
create index staff_invitation_phone on staff_invitation (phone, sent_at);
