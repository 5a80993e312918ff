-- It takes the place of the index that told days apart before, which a row need not keep up as well.
alter table daily_line
  drop constraint daily_line_pkey,
  add constraint daily_line_pkey primary key using index daily_line_days;
