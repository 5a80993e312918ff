import type { Topic } from '../topic.ts'

/** Topics about health, sleep, looks and habits. */
export const healthTopics: readonly Topic[] = [
  {
    said: 'appearance fat ugly self_conscious body_image haircut fringe my_skin look_awful look_terrible look_a_state my_glasses spots acne wrinkles bad_photo nothing_to_wear nothing_fits swimsuit bikini changing_room feel_huge feel_fat double_chin bingo_wings muffin_top mum_tum stretch_marks put_on_a_stone put_on_weight put_weight_on gained_weight my_weight my_legs_in my_arms_in',
    kinds: ['looks'],
    inLines: 'body mirror comfortable peace',
    themes: ['self-kindness', 'body-peace', 'confidence', 'calm'],
  },
  {
    said: 'cant_sleep cannot_sleep too_hot_to_sleep too_wired could_sleep couldnt_sleep insomnia sleepless awake_at_night wide_awake lying_awake wont_sleep 3am going_to_bed go_to_bed in_bed bedtime staring_at_the_ceiling tossing_and_turning cant_drop_off cant_nod_off cant_get_to_sleep counting_sheep still_awake 2am 4am',
    kinds: ['tired'],
    inLines: 'night sleep awake bed rest lie breath tired',
    themes: ['sleep', 'calm', 'self-kindness'],
    situation: 'bedtime',
  },
  {
    said: 'cant_get_up get_out_of_bed just_woke just_woken woke_up waking_up snooze',
    kinds: [],
    inLines: 'morning wake woke start gently',
    themes: ['motivation', 'self-kindness', 'sleep'],
    situation: 'waking-up',
  },
  {
    said: 'agony knee knees sprained broken_arm broken_leg ill unwell sick poorly pain painful chronic eczema asthma period_pains cramps pms endometriosis hay_fever ache aches aching bad_back my_back_gone back_gone my_back_hurts my_back_is back_is_killing back_hurts back_pain back_has_gone back_went toothache headache migraine flu covid got_a_cold tonsillitis ibs flare flare_up injury injured physio lurgy rotten_cold chest_infection uti shingles vertigo sciatica arthritis fibro fibromyalgia lupus crohns colitis long_covid gout angina copd tinnitus psoriasis throwing_up being_sick a_temperature bunged_up coughing lost_my_voice parkinsons sinuses lumbago',
    kinds: ['ill', 'tired'],
    inLines: 'body pain ache sore ill unwell rest gently hurts slow',
    themes: ['body-peace', 'self-kindness', 'calm'],
  },
  {
    said: 'dentist wisdom_tooth root_canal needle needles injection scared_of_flying hate_flying spider spiders phobia mri smear',
    kinds: ['fear', 'worry'],
    inLines: 'frightened scared breath brave',
    themes: ['calm', 'self-kindness', 'courage', 'confidence'],
  },
  {
    said: 'tired exhausted knackered shattered drained burnt_out burned_out burnout worn_out stayed_up_too_late too_late_again no_sleep responsible_one being_strong sleep_for_a no_energy fatigue fatigued sleepy hours_sleep hours_of_sleep up_all_night pooped wiped_out dead_on_my_feet running_on_empty on_my_knees frazzled cream_crackered zonked dog_tired bone_tired running_on_fumes dead_beat cant_keep_my_eyes_open',
    kinds: ['tired'],
    inLines: 'tired tiredness rest worn energy gentle slow stop',
    themes: ['self-kindness', 'sleep', 'body-peace', 'calm'],
  },
  {
    said: 'no_drink not_drinking no_booze quit_smoking stop_smoking stop_drinking sober sobriety dry_january craving cravings biting_my_nails my_drinking drinking_too_much stopped_smoking stopped_drinking stopped_vaping quit_vaping stop_vaping giving_up_smoking gave_up_smoking giving_up_drinking',
    kinds: ['habit'],
    inLines: 'stop hour day slip',
    themes: ['self-kindness', 'motivation', 'calm', 'fresh-start'],
  },
]
