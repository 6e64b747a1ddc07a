-- One spelling for many: compatibility forms, accents, Arabic vowel marks and hamza seats, taa
-- marbuta, alef maqsura, digits, case, punctuation, and the definite article with its prefixes.
-- Written without character classes, so that it does not depend on the database's locale.
create function fold_text(input text) returns text
  language sql immutable strict parallel safe
as $$
  select regexp_replace(
    lower(
      translate(
        regexp_replace(
          regexp_replace(
            normalize(input, NFKD),
            '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
          '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+', ' ', 'g'),
        'ىةیکٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'يهيكا01234567890123456789')),
    '(^| )(?:[وفبك]?ال|لل)([\u0621-\u064a]{3,})', '\1\2', 'g')
$$;
