import { lazy, Suspense, useEffect, useState } from 'react';
import { useEditing } from '../../form/state/editing-context.ts';
import { isDecidedOnly } from './saved-changes.ts';
import { useCompany } from './use-company.ts';
import { useReadAgain } from './use-read-again.ts';
import { useSavedElsewhere } from './use-saved-elsewhere.ts';

// Fetched when there is somebody, or something was saved.
const Faces = lazy(() => import('./record-faces.tsx'));
const SavedNews = lazy(() => import('./saved-news.tsx'));
const ReadNews = lazy(() => import('./read-news.tsx'));

/** Who else has the record open, or what somebody else saved of it: nothing for as long as there is nobody and nothing. */
export default function Presence({ part }: { part: 'who' | 'news' }) {
  const { isReading } = useEditing();
  if (part === 'who') return <Who />;
  return isReading ? <NewsToRead /> : <News />;
}

function Who() {
  const company = useCompany(useEditing());
  // Once somebody was here, screen readers are told that they left.
  const [wasMet, setMet] = useState(false);
  useEffect(() => {
    if (company.count > 0) setMet(true);
  }, [company.count]);
  if (company.count === 0 && !wasMet) return null;
  return (
    <Suspense>
      <Faces company={company} />
    </Suspense>
  );
}

function News() {
  const editing = useEditing();
  const { form, entity, reader } = editing;
  const news = useSavedElsewhere(useCompany(editing));
  const record = news?.record ?? null;
  const isFollowed = record !== null && isDecidedOnly(entity, form.state().base, record, reader);
  const [came, forget] = useReadAgain(isFollowed ? news : null);
  if (news !== null && !isFollowed) {
    return (
      <Suspense>
        <SavedNews news={news} />
      </Suspense>
    );
  }
  if (came === null) return null;
  return (
    <Suspense>
      <ReadNews news={came} onClose={forget} />
    </Suspense>
  );
}

function NewsToRead() {
  const news = useSavedElsewhere(useCompany(useEditing()));
  const [came, forget] = useReadAgain(news);
  const isGone = news?.record === null;
  if (came === null && !isGone) return null;
  return (
    <Suspense>
      <ReadNews news={isGone ? null : came} onClose={forget} />
    </Suspense>
  );
}
