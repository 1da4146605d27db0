import { hasFigures } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import Handshake from 'lucide-react/icons/handshake';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../../records/words/words.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText, moneyText, noValue, numberText } from '../../../ui/values/value-texts.ts';
import { relative } from './copy-tiles.tsx';
import type { CopyLine } from './use-prepared-copy.ts';

interface CopiedLineProps {
  line: CopyLine;
  /** The line it was copied from. */
  before: CopyLine | undefined;
  currency: string;
  isFlagged: boolean;
  /** Prices of both are in one currency. */
  isComparable: boolean;
  seesPrices: boolean;
}

/** One line of a copy, with what its price was. */
export function CopiedLine({ line, before, currency, isFlagged, isComparable, seesPrices }: CopiedLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const text = (line.description ?? '').split('\n')[0];
  if (!hasFigures(line.type)) {
    const isSection = line.type === 'section';
    return (
      <tr data-section={isSection || undefined} data-text={!isSection || undefined}>
        <th scope="row" colSpan={seesPrices ? 7 : 4}>
          {text}
        </th>
      </tr>
    );
  }
  const { startDate, endDate, unit, quantity, unitPrice = null } = line;
  const was = before?.unitPrice ?? null;
  const money = (amount: string | null) => moneyText(amount, currency, formats.number);
  const net = unitPrice === null ? noValue : money(line.net ?? null);
  const wasOther = isComparable && was !== null && !isSameAmount(was, unitPrice);
  return (
    <tr data-optional={line.isOptional || undefined}>
      <th scope="row">
        {text} {line.isOptional && <Tag>{t('project.optional')}</Tag>}
        {!line.isBillable && <Tag>{t('project.notBillable')}</Tag>}
      </th>
      <td>
        <small aria-hidden="true">{t('copy.column.deliveredBy')}</small>
        <Deliverer line={line} isFlagged={isFlagged} />
      </td>
      <td>
        <small aria-hidden="true">{t('copy.column.dates')}</small>
        <span>
          {startDate === null && endDate === null ? (
            noValue
          ) : (
            <>
              <time>{dateText(startDate, formats)}</time> – <time>{dateText(endDate, formats)}</time>
            </>
          )}
        </span>
      </td>
      <td data-figure>
        <small aria-hidden="true">{t('copy.column.quantity')}</small>
        <span>
          {numberText(quantity, formats.number)} {unit && choiceLabel(project, 'unit', unit)}
        </span>
      </td>
      {seesPrices && (
        <>
          <td data-figure>
            <small aria-hidden="true">{t('copy.column.price', { currency })}</small>
            <span>
              {wasOther && (
                <s>
                  <VisuallyHidden>{t('copy.priceWas')} </VisuallyHidden>
                  {money(was)} <span aria-hidden="true">→ </span>
                </s>
              )}
              {unitPrice === null ? (
                <b data-missing>{t('copy.noRate')}</b>
              ) : wasOther ? (
                <b>{money(unitPrice)}</b>
              ) : (
                money(unitPrice)
              )}
            </span>
          </td>
          <td data-figure>
            <small aria-hidden="true">{t('copy.column.change')}</small>
            <span>{(isComparable && relative(was, unitPrice, formats)) || noValue}</span>
          </td>
          <td data-figure>
            <small aria-hidden="true">{t('copy.column.net', { currency })}</small>
            {line.isOptional ? <span>{bracketed(net)}</span> : <b>{net}</b>}
          </td>
        </>
      )}
    </tr>
  );
}

/** What enters no total stands in brackets. */
function bracketed(net: string): string {
  return net === noValue ? net : `(${net})`;
}

function isSameAmount(one: string, other: string | null): boolean {
  return other !== null && decimal(one).eq(other);
}

function Deliverer({ line, isFlagged }: { line: CopyLine; isFlagged: boolean }) {
  const person = line.personnel?.label;
  const firm = line.provider?.label;
  if (person) {
    return (
      <span className="who">
        <Avatar name={person} />
        {person}
      </span>
    );
  }
  if (firm) {
    return (
      <span className="who">
        <Handshake aria-hidden="true" />
        {firm}
      </span>
    );
  }
  return <Open role={line.placeholderRole} isFlagged={isFlagged} />;
}

function Open({ role, isFlagged }: { role: string | null; isFlagged: boolean }) {
  const { t } = useTranslation();
  if (!role) return <span>{noValue}</span>;
  return (
    <span className="who" data-missing={isFlagged || undefined}>
      {isFlagged && <TriangleAlert aria-hidden="true" />}
      {t('project.toBeNamed', { role })}
    </span>
  );
}
