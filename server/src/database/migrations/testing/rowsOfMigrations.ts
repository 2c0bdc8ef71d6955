export const ID = '00000000-0000-4000-8000-00000000000';
const TEXTS = '{"en": {"title": "Rain"}}';

/** Rows as the version of each migration wrote them, which later migrations must keep. As frozen as the migrations. */
export const ROWS: Readonly<Record<string, readonly string[]>> = {
  '0001_core': [
    `insert into app.members (id, email, display_name) values ('${ID}1', 'nova@example.com', 'Nova')`,
    `insert into app.member_roles (member_id, role) values ('${ID}1', 'admin')`,
    `insert into app.worlds (id, slug, name, position) values ('${ID}2', 'weather', 'Weather', '0|i')`,
    `insert into app.color_schemes (id, user_id, name, brand, category, neutral) values
      ('${ID}3', '${ID}1', 'Storm', '{"primary": "#111111"}', '{"0": "#222222"}', '{"paper": "#ffffff"}')`,
    `insert into app.templates (id, user_id, name, json_config) values ('${ID}4', '${ID}1', 'Front', '{"ratio": "2:3"}')`,
    `insert into app.decks (id, user_id, world_id, front_template_id, color_scheme_id, status, listed_at, translations)
      values ('${ID}5', '${ID}1', '${ID}2', '${ID}4', '${ID}3', 'published', '2026-01-01T00:00:00Z', '${TEXTS}')`,
    `insert into app.deck_search (deck_id, language_code, document) values ('${ID}5', 'en', to_tsvector('english', 'rain'))`,
    `insert into app.categories (id, deck_id, position, translations) values ('${ID}6', '${ID}5', '0|i', '${TEXTS}')`,
    `insert into app.cards (id, deck_id, category_id, position, fields, extra) values
      ('${ID}7', '${ID}5', '${ID}6', '0|i', '{"cost": 2}', '{"later": "kept"}')`,
  ],
  '0002_auth': [
    `insert into app.auth_users (id, email, password_hash) values ('${ID}1', 'nova@example.com', 'scrypt$x')`,
    `insert into app.auth_sessions (id, user_id, amr, created_at, refreshed_at) values
      ('${ID}8', '${ID}1', '[]', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
    `insert into app.auth_refresh_tokens (token_hash, session_id, salt, created_at) values
      ('hash', '${ID}8', 'salt', '2026-01-01T00:00:00Z')`,
  ],
  '0003_storage': [
    `insert into app.storage_objects (path, owner_id, size, content_type, version, sha256) values
      ('${ID}1/${ID}9.png', '${ID}1', 10, 'image/png', '0123456789abcdef', repeat('0', 64))`,
  ],
  '0004_jobs': [
    `insert into app.exports (id, user_id, deck_id, request, link_secret, created_at, updated_at, queued_at) values
      ('${ID}a', '${ID}1', '${ID}5', '{"preset": "zip"}', '\\x00', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z',
      '2026-01-01T00:00:00Z')`,
    `insert into app.export_inputs (export_id, snapshot) values ('${ID}a', '\\x0102')`,
  ],
  '0005_content': [
    `insert into app.updates (slug, title, published_at) values ('first', 'First', '2026-01-01T00:00:00Z')`,
    `insert into app.waitlist_entries (email, token) values ('ida@example.com', 'token')`,
    `insert into app.newsletter_subscribers (email, unsubscribe_token) values ('ida@example.com', 'token')`,
    `insert into app.banners (user_id, deck_id, name, width, height, json_config) values
      ('${ID}1', '${ID}5', 'Header', 1500, 500, '{}')`,
  ],
  '0006_mail': [
    `insert into app.mails (recipient, subject, text, html, created_at) values
      ('nova@example.com', 'Hello', 'Hello', '<p>Hello', '2026-01-01T00:00:00Z')`,
  ],
  '0007_seeds': [
    `insert into app.seeded_rows (kind, id, hash, seeded_at) values ('world', '${ID}2', 'hash', '2026-01-01T00:00:00Z')`,
    `insert into app.settings (name, value) values ('seeds', '"x"')`,
  ],
  '0008_maintenance': [`insert into app.maintenance (task, claimed_at) values ('bin', '2026-01-01T00:00:00Z')`],
  '0009_illustrationAlt': [
    `insert into app.cards (id, deck_id, category_id, position, illustration_alt) values
      ('${ID}9', '${ID}5', '${ID}6', '0|j', 'A tram in the rain')`,
  ],
  '0010_contestedSignUps': [
    `insert into app.auth_users (id, email, sign_up_contested) values ('${ID}b', 'ida@example.com', true)`,
  ],
  '0011_validIds': [],
  '0012_searchHeadings': [
    `insert into app.deck_search (deck_id, language_code, document, is_current) values
      ('${ID}5', 'de', setweight(to_tsvector('simple', 'regen'), 'A'), true)`,
  ],
  '0013_rateLimits': [
    `insert into app.rate_limits (key, points, expire) values ('sign-in:192.0.2.1', 3, 1800000000000)`,
  ],
  '0014_authFactors': [
    `insert into app.auth_users (id, email, factors) values ('${ID}c', 'ada@example.com', '[{"id": "${ID}d"}]')`,
  ],
  '0015_askedAddresses': [
    `insert into app.auth_asked_addresses (email_hash, asked_at) values ('5f1c', '2026-11-01T09:00:00Z')`,
  ],
  '0016_categoryColors': [
    `insert into app.categories (id, deck_id, position, primary_color_key) values ('${ID}e', '${ID}5', '0|q', '3')`,
  ],
  '0017_deckHistory': [
    `insert into app.deck_versions (deck_id, version, saved_at, saved_by, card_count, content) values
      ('${ID}5', 1, '2026-11-01T09:00:00Z', '${ID}1', 2, '\\x1f8b')`,
    `insert into app.deck_drafts (deck_id, user_id, version, updated_at, content) values
      ('${ID}5', '${ID}1', 1, '2026-11-01T09:00:00Z', '\\x1f8b')`,
  ],
  '0022_deckReports': [
    `insert into app.deck_reports (id, deck_id, reason, details, created_at) values
      ('${ID}f', '${ID}5', 'spam', 'Buy now', '2026-11-22T09:00:00Z')`,
  ],
  '0024_privatePictures': [
    `insert into app.deck_pictures (path, deck_id) values ('${ID}1/private/${ID}2.png', '${ID}5')`,
  ],
  '0025_ownFonts': [
    `insert into app.own_fonts (user_id, name, digest, size, font, bytes, licensed_at, created_at, updated_at) values
      ('${ID}1', 'Runes', 'ab', 2, '{"family":"Runes"}', '\\x0001', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
    `insert into app.own_icons (user_id, name, svg, created_at, updated_at) values
      ('${ID}1', 'gem', '<svg/>', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0026_ownParts': [
    `insert into app.own_parts (user_id, name, item, created_at, updated_at) values
      ('${ID}1', 'Cost', '{"kind":"shape"}', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0027_liveTables': [
    `insert into app.live_tables (code, deck_id, opened_by, content, state, created_at, updated_at) values
      ('MOSS-2741', '${ID}5', '${ID}1', '{"cards": []}', '{"seats": []}', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0028_cardHistory': [
    `insert into app.card_history (card_id, version, deck_id, changed_at, was_public, content) values
      ('${ID}7', 1, '${ID}5', '2026-11-22T09:00:00Z', true, '{"icon": "lucide:cloud"}')`,
  ],
  '0029_deckVisits': [
    `insert into app.deck_visits (deck_id, day, views, plays) values ('${ID}5', '2026-11-22', 12, 3)`,
  ],
  '0030_adminActions': [
    `insert into app.admin_actions (actor_id, action, sentence, subject, created_at) values
      ('${ID}1', 'adminSetRoles', 'Replace the roles of a member', 'Nova', '2026-11-22T09:00:00Z')`,
  ],
  '0031_suspensions': [
    `insert into app.members (id, email, display_name, suspended_at) values
      ('${ID}a', 'mallory@example.com', 'Mallory', '2026-11-22T09:00:00Z')`,
  ],
  '0032_dailyFigures': [`insert into app.daily_figures (day, requests) values ('2026-11-22', 5)`],
  '0033_bannerDesigns': [
    `insert into app.banners (user_id, name, width, height, json_config, design) values
      ('${ID}1', 'Fan', 1200, 630, '{}', '{"arrangement": "fan"}')`,
  ],
  '0034_pausedIssues': [`insert into app.newsletter_issues (subject, status) values ('News', 'paused')`],
  '0035_checkout': [
    `insert into app.checkout_orders (id, provider, currency, lines, net, tax, total, created_at, updated_at)
      values ('${ID}1', 'local', 'EUR', '[]', 1000, 190, 1190, now(), now())`,
    `insert into app.checkout_events (id, order_id, type, kind, happened_at, received_at)
      values ('evt_1', '${ID}1', 'checkout.session.completed', 'paid', now(), now())`,
    `insert into app.checkout_refunds (id, order_id, amount, created_at) values ('${ID}1', '${ID}1', 100, now())`,
  ],
  '0036_testGateway': [
    `insert into app.gateway_sessions (id, params, currency, amount_total, payment_intent, created_at, expires_at)
      values ('cs_test_1', '{}', 'EUR', 1190, 'pi_1', now(), now())`,
    `insert into app.gateway_events (id, session_id, type, body, created_at)
      values ('evt_1', 'cs_test_1', 'checkout.session.completed', '{}', now())`,
    `insert into app.gateway_answers (idempotency_key, request, answer, created_at) values ('key', 'a', '{}', now())`,
  ],
  '0037_issueResults': [
    `insert into app.newsletter_issues (subject, preheader) values ('News', 'What has changed')`,
    `insert into app.newsletter_deliveries (issue_id, subscriber_id, status, updated_at, reason, is_bounce)
      select i.id, s.id, 'failed', now(), '550 No such mailbox', true
      from app.newsletter_issues i, app.newsletter_subscribers s where i.preheader <> ''`,
  ],
  '0038_enabledPresets': [
    `insert into app.banner_presets (key, platform, name, width, height, guides, json_config, is_enabled) values
      ('forum-header', 'forum', 'Header', 1500, 500, '{}', '{}', false)`,
  ],
  '0039_roles': [
    `insert into app.roles (name, description, permissions) values ('helper', 'Helps', '["waitlist"]')`,
    `insert into app.member_roles (member_id, role) values ('${ID}1', 'helper')`,
  ],
  '0040_downloads': [
    `update app.decks set allows_download = true where id = '${ID}5'`,
    `insert into app.exports (deck_id, public_version, request, link_secret, created_at, updated_at, queued_at) values
      ('${ID}5', 1, '{"preset":"home-a4","languages":["en"]}', '\\x00', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0042_templateVersions': [
    `insert into app.template_versions (template_id, version, content, published_at)
      select id, version, '{"name":"Before"}', updated_at from app.templates`,
  ],
  '0043_serverErrors': [
    `insert into app.server_errors (fingerprint, name, message, place, route, count, days, first_at, last_at) values
      ('f', 'TypeError', 'broken', '', 'GET /api/decks', 1, '{"2026-11-22": 1}', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0046_cardDownloads': [
    `insert into app.exports (deck_id, public_version, request, link_secret, created_at, updated_at, queued_at) values
      ('${ID}5', 1, '{"preset":"home-a4","languages":["en"],"cards":"1"}', '\\x00', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z', '2026-11-22T09:00:00Z')`,
  ],
  '0053_ownPrintFiles': [
    `insert into app.own_presets (user_id, preset, created_at, updated_at) values
      ('${ID}1', '{"name":"my-printer"}', '2026-11-23T09:00:00Z', '2026-11-23T09:00:00Z')`,
    `insert into app.own_profiles (user_id, name, description, digest, size, bytes, created_at, updated_at) values
      ('${ID}1', 'Press', 'FOGRA51', 'ab', 2, '\\x0001', '2026-11-23T09:00:00Z', '2026-11-23T09:00:00Z')`,
  ],
  '0054_versionPictures': [
    `insert into app.deck_versions (deck_id, version, saved_at, card_count, content, pictures) values
      ('${ID}5', 2, '2026-11-27T09:00:00Z', 2, '\\x1f8b', array['${ID}1/illustrations/${ID}2.png'])`,
  ],
  '0055_pictureFocus': [`update app.cards set illustration_focus = '50% 30%' where id = '${ID}9'`],
  '0056_productVersions': [`update app.checkout_products set version = 2 where currency = 'JPY'`],
  '0057_issueVersions': [`update app.newsletter_issues set version = 2 where subject = 'News'`],
  '0058_deckSize': [`update app.decks set size = 'tarot' where id = '${ID}5'`],
  '0059_artSeeds': [
    `update app.decks set art_seed = 'Weather' where id = '${ID}5'`,
    `update app.categories set art_seed = 'Wet' where id = '${ID}6'`,
    `update app.cards set art_seed = 'Rain' where id = '${ID}9'`,
  ],
};
