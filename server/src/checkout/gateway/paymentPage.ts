import { CURRENCIES, type Currency } from '../../contract/checkout.js';
import { escapeHtml } from '../../presenters/escapeHtml.js';
import type { GatewaySession } from '../../queries/checkout/gateway.js';
import { formatAmount } from '../money/currencies.js';
import { paramsOf } from './gatewayObjects.js';
import { PAGE_STYLE } from './pageStyle.js';
import type { SessionParams } from './sessionParams.js';
import { TEST_CARDS } from './testCards.js';

/** The page on which somebody pays with a test card. It needs no script. */
export function paymentPage(session: GatewaySession, isDeclined: boolean): string {
  const params = paramsOf(session);
  const currency = CURRENCIES.find((code) => code === session.currency) ?? 'EUR';
  const total = formatAmount(session.amount_total, currency);
  if (session.status === 'expired') return page('Session expired', expired(params));
  if (session.status === 'requires_action') return page('3-D Secure', threeDSecure(total));
  return page(`Pay ${total}`, payment(params, currency, total, isDeclined));
}

function payment(params: SessionParams, currency: Currency, total: string, isDeclined: boolean): string {
  const first = params.metadata.scenario ?? 'success';
  const note = '<p class="note" role="alert">The card was declined. Try another one.</p>';
  return `<h1>Pay ${total}</h1>
${isDeclined ? note : ''}
<ul class="items">${params.line_items.map((item) => itemRow(item, currency)).join('')}
<li><span>Total</span><span>${total}</span></li></ul>
<form method="post"><fieldset><legend>Test card</legend>
${TEST_CARDS.map(({ scenario, number, label }) => cardChoice(scenario, number, label, scenario === first)).join('\n')}
</fieldset><button type="submit">Pay ${total}</button></form>
<form method="post"><input type="hidden" name="expire" value="now"><button class="quiet" type="submit">Let the session expire</button></form>
${back(params)}`;
}

function itemRow({ quantity, price_data }: SessionParams['line_items'][number], currency: Currency): string {
  const amount = formatAmount(quantity * price_data.unit_amount, currency);
  const count = quantity === 1 ? '' : `${quantity} × `;
  return `<li><span>${count}${escapeHtml(price_data.product_data.name)}</span><span>${amount}</span></li>`;
}

function cardChoice(scenario: string, number: string, label: string, isChosen: boolean): string {
  return `<label><input type="radio" name="card" value="${scenario}"${isChosen ? ' checked' : ''}>
<span class="number">${number}</span><small>${label}</small></label>`;
}

function threeDSecure(total: string): string {
  return `<h1>Confirm your payment</h1>
<p>Your bank asks whether it is you who pays ${total}. This is the 3-D Secure step of the test card.</p>
<form method="post"><button type="submit" name="confirm" value="yes">Confirm the payment</button>
<button class="quiet" type="submit" name="confirm" value="no">Refuse the payment</button></form>`;
}

function expired(params: SessionParams): string {
  return `<h1>This session has expired</h1>
<p>Nothing was paid. Start another checkout to try again.</p>
${back(params)}`;
}

function back({ cancel_url }: SessionParams): string {
  return `<a class="back" href="${escapeHtml(cancel_url)}">Back without paying</a>`;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Test gateway</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><script src="/color-mode.js"></script><style>${PAGE_STYLE}</style></head><body>
<header><img src="/icon.svg" alt="">Cardwright<span>Test gateway</span></header>
<main>${content}</main>
<footer>No money moves here: this server plays the payment provider, because none is set up.</footer>
</body></html>`;
}
