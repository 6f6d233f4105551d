-- Expands, alone.
-- What every row holds: until 0277 the account could not be null. A partition takes only checks that are validated.
alter table staff_act validate constraint staff_act_by_somebody;
